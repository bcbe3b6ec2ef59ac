import { useCatalog } from '#site/catalog-context.tsx';
import { FeedbackAnswer } from '../feedback/answer.tsx';
import '../feedback/answer.css';
import { FeedbackQuestion } from '../feedback/question.tsx';
import { Sample, Samples } from './family.tsx';

/** The question below a section, and what stands in its place once it is answered. */
export function FeedbackSamples() {
  const { thanks, sent, erased, kept } = useCatalog().feedback;
  const given = { token: '', number: '7K3M-9QXT-2VPH' };
  return (
    <Samples layout="alone">
      <Sample name="FeedbackQuestion">
        <FeedbackQuestion anchor="Sample" />
      </Sample>
      <Sample name="FeedbackAnswer: yes">
        <FeedbackAnswer {...given} anchor="Yes" said={thanks} />
      </Sample>
      <Sample name="FeedbackAnswer: no">
        <FeedbackAnswer {...given} anchor="No" said={thanks} asks />
      </Sample>
      <Sample name="FeedbackAnswer: sent">
        <FeedbackAnswer {...given} anchor="Sent" said={sent} />
      </Sample>
      <Sample name="FeedbackAnswer: kept">
        <FeedbackAnswer {...given} anchor="Kept" said={kept} />
      </Sample>
      <Sample name="FeedbackAnswer: erased">
        <FeedbackAnswer {...given} anchor="Erased" said={erased} isErased />
      </Sample>
    </Samples>
  );
}
