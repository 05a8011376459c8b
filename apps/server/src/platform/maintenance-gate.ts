import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { mayEnter } from "@hilo/rules/site/access";
import type { Ctx } from "./context.ts";

/** @throws AppError `code` (503) during maintenance, except for administrators and the operator. */
export async function refuseDuringMaintenance(
	{ actor, siteSettings }: Pick<Ctx, "actor" | "siteSettings">,
	code: ErrorCode = "site/maintenance",
): Promise<void> {
	const maintenanceMode = (await siteSettings.get("maintenance")) === "on";
	if (actor.kind === "operator" || mayEnter({ maintenanceMode }, actor.kind === "player" ? actor : null))
		return;
	throw new AppError(code);
}
