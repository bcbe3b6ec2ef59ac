import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { field, toolWords } from '#catalog/tool-words.ts';

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
    headlines: z.strictObject({
      driverFree: message('until'),
      driverFreeAmount: message('until'),
      hostFree: message('until'),
      hostFreeAmount: message('until'),
      driverDeducted: words,
      driverDeductedAmount: message('deducted'),
      hostDeducted: words,
      hostDeductedAmount: words,
      driverTerms: words,
      driverState: words,
      driverNotStated: words,
      hostState: words,
      startHasPassed: words,
    }),
    sentences: z.strictObject({
      driverFree: message('until'),
      driverFreeAmount: message('until', 'refund'),
      hostFree: message('until'),
      hostFreeAmount: message('until', 'refund'),
      driverDeducted: message('until'),
      driverDeductedAmount: message('until', 'deducted', 'refund'),
      hostDeducted: message('until'),
      hostDeductedAmount: message('until', 'deducted', 'refund'),
      /** While the operator has not set what canceling costs a driver. */
      driverTerms: words,
      driverState: message('state'),
      driverNotStated: message('state'),
      hostState: message('state'),
      startHasPassed: message('start'),
    }),
    left: message('left'),
  }),
});
