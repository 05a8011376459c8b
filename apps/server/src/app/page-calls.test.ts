import { AppError } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";
import { pageCalls } from "./page-calls.ts";

const openSite = onOneDatabase();

it("report an error as calls over the network do", async () => {
	const site = await openSite();
	const error = new AppError("accounts/suspended", { reason: "Rude words" });
	const siteSettings = { ...site.services.siteSettings, get: () => Promise.reject(error) };
	const ctx = { ...site.operator, actor: { kind: "visitor" } as const, siteSettings };
	const answer = await pageCalls(ctx)({ path: "site.maintenance", type: "query", input: undefined });
	expect(answer).toMatchObject({
		ok: false,
		error: {
			message: error.message,
			data: { code: "FORBIDDEN", httpStatus: 403, appCode: "accounts/suspended", reason: "Rude words" },
		},
	});
});
