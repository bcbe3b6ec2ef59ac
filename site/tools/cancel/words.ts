import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['driver', 'host'],
  says: {
    rules: ['driverCancels', 'hostCancelsUpcoming', 'hostCancellation', 'driverCancellation'],
    unknown: ['cancellationPercent', 'driverCancellation'],
    tables: ['stateLabels'],
  },
  texts: z.strictObject({
    fields: z.strictObject({
      role: field.choice('driver', 'host'),
      state: field.state(),
      start: field.dateTime(),
      amount: field.money(),
    }),
    ...answers({
      driverFree: [message('until'), message('until')],
      driverFreeAmount: [message('until'), message('until', 'refund')],
      hostFree: [message('until'), message('until')],
      hostFreeAmount: [message('until'), message('until', 'refund')],
      driverDeducted: [words, message('until')],
      driverDeductedAmount: [message('deducted'), message('until', 'deducted', 'refund')],
      hostDeducted: [words, message('until')],
      hostDeductedAmount: [words, message('until', 'deducted', 'refund')],
      /** While the operator has not set what canceling costs a driver. */
      driverTerms: [words, words],
      driverState: [words, message('state')],
      driverNotStated: [words, message('state')],
      hostState: [words, message('state')],
      startHasPassed: [words, message('start')],
    }),
    left: message('left'),
  }),
});
