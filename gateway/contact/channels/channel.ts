import type { Provider } from '../../providers/provider.ts';
import type { Message } from '../messages.ts';
import type { SiteData } from '#config/site-data-schema.ts';

/** Whoever brings messages to our team. */
export interface Channel extends Provider {
  /** Resolves once the other side has taken the message, as a ticket. Every failure is a `ProviderError`, which names no person. */
  deliver(message: Message, ticket: Ticket, signal: AbortSignal): Promise<void>;
}

/** What our team reads of a message. */
export interface Ticket {
  /** One line: it has the reference number, by which a message that comes twice is known. */
  subject: string;
  /** What was written, and below it what it is about. Plain text. */
  body: string;
}

/** Writes what our team reads of messages. */
export type TicketWriter = (message: Message) => Ticket;

/** A ticket in the words of the site. A topic that the page has no more keeps its id. */
export function ticketWriter({ topics, audiences, ticket }: SiteData['contact']): TicketWriter {
  return ({ number, audience, topic: id, text }) => {
    const topic = topics.find((each) => each.id === id)?.label ?? id;
    const values: Record<string, string> = { number, topic, audience: audiences[audience] };
    const fill = (words: string) =>
      words.replace(/\{(\w+)\}/g, (marker, name: string) => values[name] ?? marker);
    return {
      subject: fill(ticket.subject),
      body: `${text}\n\n-- \n${fill(ticket.from)}\n${fill(ticket.number)}\n`,
    };
  };
}
