import { useCatalog } from '#site/catalog-context.tsx';
import { FeedbackAnswer } from '../feedback/answer.tsx';
import '../feedback/answer.css';
import { FeedbackQuestion } from '../feedback/question.tsx';
import { Sample, Samples } from './family.tsx';

/** The question below a section, and what stands in its place once it is answered. */
export function FeedbackSamples() {
  const { thanks, sent, erased, kept } = useCatalog().feedback;
  const answers = {
    yes: { said: thanks },
    no: { said: thanks, asks: true },
    sent: { said: sent },
    kept: { said: kept },
    erased: { said: erased, isErased: true },
  };
  return (
    <Samples layout="alone">
      <Sample name="FeedbackQuestion">
        <FeedbackQuestion anchor="Sample" />
      </Sample>
      {Object.entries(answers).map(([state, answer]) => (
        <Sample key={state} name={`FeedbackAnswer: ${state}`}>
          <FeedbackAnswer anchor={state} token="" number="7K3M-9QXT-2VPH" {...answer} />
        </Sample>
      ))}
    </Samples>
  );
}
