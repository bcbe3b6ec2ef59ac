import { z } from 'zod';
import { field, sentence, text, toolWords } from '#catalog/tool-words.ts';

export const words = toolWords({
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
    sentences: z.strictObject({
      driverFree: sentence('until'),
      driverFreeAmount: sentence('until', 'refund'),
      hostFree: sentence('until'),
      hostFreeAmount: sentence('until', 'refund'),
      driverDeducted: sentence('until'),
      driverDeductedAmount: sentence('until', 'deducted', 'refund'),
      hostDeducted: sentence('until'),
      hostDeductedAmount: sentence('until', 'deducted', 'refund'),
      /** While the operator has not set what canceling costs a driver. */
      driverTerms: text,
      driverState: sentence('state'),
      driverNotStated: sentence('state'),
      hostState: sentence('state'),
      startHasPassed: sentence('start'),
    }),
    left: sentence('left'),
  }),
});
