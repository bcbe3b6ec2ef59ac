import { useCatalog } from '#site/catalog-context.tsx';
import { ConsentMessage } from '../consent/consent-message.tsx';
import type { ConsentView } from '../consent/use-consent.ts';
import type { PayoutPhase } from '../payout/payout-machine.ts';
import { PayoutView } from '../payout/payout-view.tsx';
import { ChatButton } from '../support-chat/support-chat.tsx';
import { Sample, Samples } from './family.tsx';

const chat = { baseUrl: 'https://chat.example', websiteToken: 'sample' };

/** Every state of the consent page; of the failures, one that can be tried again and one that cannot. */
const consentViews: ConsentView[] = [
  { phase: 'checking' },
  { phase: 'loading' },
  { phase: 'late' },
  { phase: 'ready' },
  { phase: 'consented' },
  { phase: 'invalid', wrong: ['candidateFullName', 'driverLicenseState'] },
  { phase: 'failed', kind: 'script', detail: '404' },
  { phase: 'failed', kind: 'linkRefused', detail: '' },
];

/** The parts that change by themselves, in each of their states. */
export function LiveSamples() {
  const { payout, consent } = useCatalog().special;
  const { states: texts, stay, progress } = payout;
  const { states, problems, fields, retry, details, goOn } = consent;
  const phases = (Object.keys(texts) as PayoutPhase[]).map((phase) => ({ phase, waitedSeconds: 0 }));
  const waited = progress.map(({ afterSeconds: waitedSeconds }) => ({
    phase: 'polling' as const,
    waitedSeconds,
  }));
  return (
    <Samples layout="columns">
      {[...phases, ...waited].map(({ phase, waitedSeconds }) => (
        <Sample key={`${phase}${waitedSeconds}`} name={`PayoutView ${phase} ${waitedSeconds || ''}`.trim()}>
          <PayoutView
            payout={{ phase, waitedSeconds, stay: ignore }}
            texts={texts}
            stay={stay}
            progress={progress}
          />
        </Sample>
      ))}
      {consentViews.map((view) => {
        const name = `ConsentMessage ${'kind' in view ? view.kind : view.phase}`;
        return (
          <Sample key={name} name={name}>
            <ConsentMessage
              view={view}
              states={states}
              problems={problems}
              fields={fields}
              labels={{ retry, details, goOn }}
            />
          </Sample>
        );
      })}
      {([undefined, 'loading', 'failed'] as const).map((state) => (
        <Sample key={`chat ${state}`} name={`ChatButton ${state ?? ''}`.trim()} isInFlow>
          <ChatButton {...chat} state={state} />
        </Sample>
      ))}
    </Samples>
  );
}

/** Nothing moves a phase here. */
const ignore = () => undefined;
