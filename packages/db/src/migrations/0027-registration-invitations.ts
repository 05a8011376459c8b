import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** Links with which accounts are created: invitations, and setup links, which make an administrator. */
export const registrationInvitations: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, millis, strict } = columnTypes(dialectOf(db));
		await sql
			.raw(
				`create table registration_invitations (
					id ${text} primary key not null,
					hash ${text} not null unique,
					makes_admin integer not null,
					uses_left integer not null,
					max_uses integer not null,
					expires_at ${millis} not null,
					created_at ${millis} not null,
					created_by ${text} references users (id) on delete set null,
					note ${text} not null
				)${strict}`,
			)
			.execute(db);
	},
};
