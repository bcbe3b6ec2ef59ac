const hosts = {
  production: 'checkr.com',
  staging: 'checkr-staging.com',
  sandbox: 'checkr-sandbox.com',
};

/** Where Checkr answers calls, and where its consent embed is loaded from, in one of its environments. */
export function checkrHosts(env: keyof typeof hosts): { apiUrl: string; servicesUrl: string } {
  return { apiUrl: `https://api.${hosts[env]}`, servicesUrl: `https://web-sdk-services.${hosts[env]}` };
}
