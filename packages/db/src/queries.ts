import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What queries are run on: `database.kysely`, or a transaction. */
export type Queries = Kysely<Tables>;
