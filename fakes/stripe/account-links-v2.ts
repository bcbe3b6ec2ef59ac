/** Links for v2 accounts, written from the SDK's types: Stripe's published description has v1 alone. */
export const accountLinksV2 = {
  post: {
    operationId: 'PostV2CoreAccountLinks',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['account', 'use_case'],
            additionalProperties: false,
            properties: {
              account: { type: 'string' },
              use_case: {
                type: 'object',
                required: ['type', 'account_onboarding'],
                properties: {
                  type: { enum: ['account_onboarding'] },
                  account_onboarding: {
                    type: 'object',
                    required: ['refresh_url'],
                    additionalProperties: false,
                    properties: { refresh_url: { type: 'string' }, return_url: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
    responses: {
      200: {
        description: 'ok',
        content: {
          'application/json': {
            examples: {
              link: {
                value: {
                  object: 'v2.core.account_link',
                  account: 'acct_1PgafTB7WZ01zgkW',
                  created: '2026-10-01T00:00:00.000Z',
                  expires_at: '2026-10-01T00:05:00.000Z',
                  livemode: false,
                  url: 'https://connect.stripe.com/setup/e/acct_1PgafTB7WZ01zgkW/MerI6itPZo2K',
                  use_case: { type: 'account_onboarding' },
                },
              },
            },
          },
        },
      },
    },
  },
};
