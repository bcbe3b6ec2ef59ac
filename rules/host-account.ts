export type HostAccountType = 'company' | 'individual';
