import { createSetupLink } from "../features/registration/create-setup-link.ts";
import type { Ctx } from "../platform/context.ts";

const TEXT = "There is no administrator yet. Create the account with this link, within an hour and once:";

/**
 * Without an administrator, the link with which the first one opens an account is printed: the log is all that an
 * operator of containers sees. It dies within an hour, and with the first administrator.
 */
export async function printSetupLink(
	ctx: Ctx,
	terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">,
): Promise<void> {
	const link = await createSetupLink(ctx);
	if (!link) return;
	ctx.log.warn(`${TEXT} ${link}`);
	if (terminal.isTTY) terminal.write(`\n${TEXT}\n\n  ${link}\n\n`);
}
