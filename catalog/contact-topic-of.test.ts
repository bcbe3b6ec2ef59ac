import { expect, test } from 'vitest';
import { buildValues } from './build-values.ts';
import { contactTopicOf } from './contact-topic-of.ts';
import { ContentError } from './content-error.ts';
import { yamlText } from './content-yaml.ts';

const values = buildValues(yamlText('en', 'rules'));
const written = yamlText('en', 'contact').source;

test('the topic that leads to a section comes before that of its page', () => {
  const topicOf = (place: string) => contactTopicOf(place, 'en', values);
  expect(topicOf('drive/ReservationPayment#InsurancePlan')).toBe('accident');
  expect(topicOf('drive/ReservationPayment')).toBe('charge');
  expect(topicOf('drive/NoSuchPage')).toBeUndefined();
});

test.each([
  [
    'a name that the file has not',
    written.replace('    sections:', '    section:'),
    /yaml:\d+ · topics \(1st\)/,
  ],
  ['what is no YAML', written.replace('topics:', 'topics: ['), /contact\.yaml:\d+ · YAML/],
])(
  '%s is told with its file and line: articles ask for the topics before the catalog does',
  (_, source, place) => {
    const read = () => contactTopicOf('drive/VehicleReservations', 'en', values, source);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(place);
  },
);
