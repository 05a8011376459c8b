import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** `database.kysely`, or a transaction. */
export type Queries = Kysely<Tables>;
