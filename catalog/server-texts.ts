import { serverTextsSchema } from '#config/site-data-schema.ts';
import source from '#content/en/server.yaml?raw';
import { parseYaml } from './yaml-file.ts';

/** What the server itself says to people, where no page does; the build hands it over. */
export const serverTexts = parseYaml('content/en/server.yaml', source, serverTextsSchema);
