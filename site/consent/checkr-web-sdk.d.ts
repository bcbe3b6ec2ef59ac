/** `@checkr/web-sdk` 0.0.59 has no types: this is the part of it that the consent page uses. */
declare module '@checkr/web-sdk' {
  export interface EmbedProperties {
    env: string;
    sessionTokenPath: string;
    sessionTokenRequestHeaders: () => Record<string, string>;
    [passedOn: string]: unknown;
  }
  export const Embeds: {
    DisclosureConsent: new (properties: EmbedProperties) => {
      /** The properties as the definition gets them, with what the SDK has added. */
      props: EmbedProperties & { onSessionTokenNeed: () => Promise<unknown> };
      render: (selector: string) => void;
    };
  };
}
