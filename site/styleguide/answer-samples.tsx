import { IslandFailure } from '../islands/island.tsx';
import { ToolCard } from '../tools/page/tool-card.tsx';
import { Sample, Samples } from './family.tsx';
import { StillToolSample } from './still-tool-sample.tsx';
import styles from './styleguide.module.css';

const zone = 'zone=America/New_York';
const dropOff = `dropOffDate=2026-03-04&dropOffTime=15:00&${zone}`;
const later = `${dropOff}&newDropOffDate=2026-03-04&newDropOffTime=18:00&preBooked=no`;

/** What an answer can be: yes, no, on a condition, a sum, a deadline, a list, and that nobody has published it. */
const answers: [tool: string, answer: string, inputs: string][] = [
  ['cancel', 'free', `role=host&startDate=2026-03-06&startTime=09:00&amount=80&${zone}`],
  ['cancel', 'deducted', `role=host&startDate=2026-03-04&startTime=15:00&amount=80&${zone}`],
  ['cancel', 'not-allowed', `role=host&state=active&startDate=2026-03-04&startTime=06:00&${zone}`],
  ['cancel', 'not-published', 'role=driver'],
  ['extend', 'yes', `${later}&next=none`],
  ['extend', 'until', `${later}&next=known&nextStartDate=2026-03-04&nextStartTime=18:00`],
  ['extend', 'not-known', `${later}&next=unknown`],
  ['extend', 'no', `state=completed&${later}`],
  ['damage-claim', 'in-time', `endedDate=2026-03-03&endedTime=15:00&protection=kept&${zone}`],
  ['damage-claim', 'too-late', `endedDate=2026-03-01&endedTime=15:00&protection=kept&${zone}`],
  [
    'running-late',
    'affected',
    `${dropOff}&returnAtDate=2026-03-04&returnAtTime=17:00&later1Date=2026-03-04&later1Time=16:00`,
  ],
  ['running-late', 'none', `${dropOff}&returnAtDate=2026-03-04&returnAtTime=15:30`],
  ['maintenance', 'due', 'year=2001'],
  ['maintenance', 'exempt', 'year=2025'],
  ['price-estimate', 'sum', 'dayRate=60&hourRate=5&days=3&hours=2&fee=3&insurance=10&miles=0'],
  ['host-earnings', 'sum', 'dayRate=60&hourRate=5&days=3&hours=2&share=80'],
  ['what-can-i-do', 'can', 'role=driver&state=active'],
  ['host-checklist', 'open', ''],
];

/** A filled-in link to each tool, which a browser tries. */
const journeys = import.meta.glob<{ inputs: string }>('../tools/*/journey.json', { eager: true });

/** A tool that has no answers above shows the one to its link. */
const others = Object.entries(journeys)
  .map(([file, { inputs }]): (typeof answers)[number] => [file.split('/').at(-2)!, 'link', inputs])
  .filter(([tool]) => !answers.some(([shown]) => shown === tool));

/** Answers of the tools, each kind of them; then a tool that nobody has asked, and one that could not be loaded. */
export function AnswerSamples() {
  return (
    <Samples layout="columns">
      {[...answers, ...others].map(([tool, answer, inputs]) => (
        <Sample key={`${tool}-${answer}`} name={`${tool} ${answer}`}>
          <div className={styles.answersOnly}>
            <StillToolSample tool={tool} id={`answer-${tool}-${answer}`} inputs={inputs} />
          </div>
        </Sample>
      ))}
      <Sample name="ToolCard">
        <ToolCard name="maintenance" isInArticle={false} />
      </Sample>
      <Sample name="IslandFailure">
        <IslandFailure isShown />
      </Sample>
    </Samples>
  );
}
