// What the listener knows about a request and routes may ask for.

import { createContext } from "react-router";
import type { Trouble } from "#app/platform/database/trouble.server.ts";

export interface RequestFacts {
  /** For the log and the error page's small print. */
  id: string;
  /** The visitor's address, from the connection or from the one trusted proxy. */
  address: string;
}

/** What was wrong with the database while this request was worked on, where something was. */
export const databaseTrouble = createContext<Trouble | null>(null);

export const requestFacts = createContext<RequestFacts>({ id: "development", address: "127.0.0.1" });

/** Lets what is ready go out, and others have their turn, before the next long piece of work. */
export const yieldTurn = createContext<() => Promise<void>>(() => Promise.resolve());
