import { joinPath, SETUP_LINK_MS } from "@hilo/rules/registration/invitations";
import type { OperatorCtx } from "../../platform/context.ts";
import { hashSecret, newId, newSecret } from "../../platform/system/ids.ts";
import type { Terminal } from "../../platform/system/logger.ts";
import { findAdminIds } from "../users/find-user.ts";
import { insertInvitation } from "./invitations.repo.ts";

/** Addresses that a server listens on, but no browser can open. */
const ALL_ADDRESSES = /^http:\/\/(?:0\.0\.0\.0|\[::\])/;

/** Returns null where the site has an administrator. */
export async function createSetupLink(ctx: OperatorCtx): Promise<string | null> {
	if ((await findAdminIds(ctx.db.kysely)).length > 0) return null;
	const secret = newSecret();
	const now = ctx.clock.now();
	await insertInvitation(ctx.db.kysely, {
		id: newId(),
		hash: hashSecret(secret),
		makes_admin: 1,
		uses_left: 1,
		max_uses: 1,
		expires_at: now + SETUP_LINK_MS,
		created_at: now,
		created_by: null,
		note: "",
	});
	return ctx.linkOrigin.replace(ALL_ADDRESSES, "http://localhost") + joinPath(secret);
}

const TEXT = "There is no administrator yet. Create the account with this link, within an hour and once:";

/**
 * Without an administrator, the link with which the first one opens an account is printed once: in a block of its own on
 * a terminal, else as a line of the log, which is all that an operator of containers sees.
 */
export async function printSetupLink(ctx: OperatorCtx, output: Terminal): Promise<void> {
	const link = await createSetupLink(ctx);
	if (!link) return;
	if (output.isTTY) output.write(`\n${TEXT}\n\n  ${link}\n\n`);
	else ctx.log.warn(`${TEXT} ${link}`);
}
