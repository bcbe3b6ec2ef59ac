import { Sample, Samples } from './family.tsx';
import { StillToolSample } from './still-tool-sample.tsx';
import styles from './styleguide.module.css';

/** What the fields of a form look like: the name of the state, a tool that has such fields, what is put in. */
const states = [
  { state: 'empty', tool: 'price-estimate' },
  {
    state: 'filled',
    tool: 'price-estimate',
    inputs: 'dayRate=60&hourRate=5&days=1&hours=1&fee=3&insurance=10&miles=0',
  },
  {
    state: 'wrong',
    tool: 'price-estimate',
    inputs: 'dayRate=x&hourRate=-5&days=1.5&hours=99999',
    isSubmitted: true,
  },
  { state: 'empty', tool: 'extend', inputs: 'next=known' },
  { state: 'missing', tool: 'extend', inputs: 'next=known', isSubmitted: true },
  { state: 'empty', tool: 'host-checklist' },
  { state: 'wrong', tool: 'host-earnings', inputs: 'share=200', isSubmitted: true },
  { state: 'empty', tool: 'damage-claim' },
  { state: 'wrong', tool: 'maintenance', inputs: 'year=3', isSubmitted: true },
];

/** Every kind of field, at rest and with what can be wrong with it. */
export function FieldSamples() {
  return (
    <Samples layout="columns">
      {states.map(({ state, tool, inputs, isSubmitted }) => (
        <Sample key={`${tool}-${state}`} name={`${tool} ${state}`}>
          <div className={styles.fieldsOnly}>
            <StillToolSample
              tool={tool}
              id={`fields-${tool}-${state}`}
              inputs={inputs}
              isSubmitted={isSubmitted}
            />
          </div>
        </Sample>
      ))}
    </Samples>
  );
}
