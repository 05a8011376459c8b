import type { Queries } from "@hilo/db/queries";
import { suspensionText } from "@hilo/rules/accounts/suspension";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../../platform/context.ts";
import { findSuspension } from "./suspensions.repo.ts";

export async function suspendedError(
	{ settings }: Pick<Ctx, "settings">,
	db: Queries,
	user: { id: string; suspended_until: number },
): Promise<AppError> {
	const suspension = await findSuspension(db, user.id);
	return new AppError("accounts/suspended", {
		message: suspensionText(user.suspended_until, settings.siteTimeZone),
		...(suspension && { reason: suspension.reason }),
	});
}
