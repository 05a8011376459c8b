import { ERRORS, isErrorCode } from "@hilo/rules/errors/errors";
import { z } from "zod";
import { IS_VISIBLE } from "../../features/users/visible-users.ts";
import { errorsOf, statusesOf } from "../../platform/rest/rest-row.ts";
import { CALLERS } from "../authorisation.ts";
import { type Answer, Browser, type Requestable } from "../browser.ts";
import { openWorld } from "../call-table.ts";
import { callProcedure, callRow, rowNamed } from "../every-call.ts";
import type { TestSite } from "../test-site.ts";
import type { FuzzedCall } from "./fuzzed-calls.ts";

/** @param app answers the calls; `site` creates the world, and undoes what calls of administrators begin. */
export async function openFuzzWorld(site: TestSite, suffix: string, app: Requestable = site.app) {
	await reopen(site);
	const world = await openWorld(site, suffix);
	const callers = { ...world, admin: await site.player(`admin${suffix}`, { isAdmin: true }), visitor: null };
	return {
		world,
		/** `fault` says what is wrong with the answer. */
		async answerTo({ name, caller, input }: FuzzedCall) {
			const player = callers[caller];
			const browser = new Browser(app);
			for (const [cookie, value] of player?.cookies ?? []) browser.cookies.set(cookie, value);
			const answer = await (name.includes(" ") ? callRow : callProcedure)(browser, name, input);
			if (answer.status === 503) await reopen(site);
			const isSignedOut = answer.status === 401 || browser.cookies.size === 0;
			// Fails if the call has deleted the account.
			if (player && isSignedOut) await site.signIn(player).catch(() => undefined);
			return { status: answer.status, fault: faultIn(name, answer) };
		},
		/** Whether calls have deleted or suspended a caller, who can only be refused from then on. */
		async isSpoiled() {
			const ids = CALLERS.flatMap((caller) => callers[caller]?.id ?? []);
			const users = site.db.kysely.selectFrom("users").select("id").where("id", "in", ids).where(IS_VISIBLE);
			return (await users.execute()).length < ids.length;
		},
	};
}

async function reopen({ db, services }: TestSite): Promise<void> {
	await db.kysely.updateTable("game_overrides").set({ is_disabled: 0 }).execute();
	await db.transaction((tx) => services.siteSettings.set(tx, "maintenance", "off"));
}

const refusalBody = z.union([
	z.object({ message: z.string(), code: z.string() }),
	z
		.object({ error: z.object({ message: z.string(), data: z.object({ appCode: z.string() }) }) })
		.transform(({ error }) => ({ message: error.message, code: error.data.appCode })),
]);

/** A refusal has a code of the catalogue, with its status and text; one of a documented call, a documented code. */
function faultIn(name: string, { status, body }: Answer): string | null {
	const isRow = name.includes(" ");
	if (status < 400)
		return isRow && !statusesOf(rowNamed(name)).includes(status) ? `${status}, undocumented` : null;
	const { message = "", code = "" } = refusalBody.safeParse(body).data ?? {};
	if (!isErrorCode(code)) return `${status} without a known code: ${JSON.stringify(body).slice(0, 300)}`;
	if (status !== ERRORS[code].status) return `${status} with the code ${code}`;
	if (code === "site/maintenance") return null;
	if (status >= 500) return `${status} ${code}`;
	// Refusals of the input have the catalogue's text; others may say more, such as until when.
	if (message === "" || (status === 400 && message !== ERRORS[code].message))
		return `"${message}" is not the catalogue's text of ${code}`;
	if (!isRow) return null;
	if (code === "request/invalid") return "the message does not say which field is wrong";
	// An empty id makes another path.
	const isDocumented = code === "request/no-such-path" || errorsOf(rowNamed(name)).includes(code);
	return isDocumented ? null : `${code}, which is not documented`;
}
