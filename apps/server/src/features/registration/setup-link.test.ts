import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { BeforeTransaction } from "../../testing/before-transaction.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { setAdmin } from "../accounts/set-admin.ts";
import { createSetupLink, printSetupLink } from "./create-setup-link.ts";

async function setupKey(site: TestSite): Promise<string> {
	const link = await createSetupLink(site.operator);
	return new URL(link ?? "https://no.link").searchParams.get("key") ?? "";
}

function setUp(site: TestSite, username: string, invitation: string) {
	const account = { username, email: `${username}@example.org`, password: PASSWORD };
	return site.visitor().post("/auth/register", { ...account, invitation });
}

const admins = async (site: TestSite) => {
	const rows = await site.db.kysely
		.selectFrom("users")
		.select("username")
		.where("is_admin", "=", 1)
		.execute();
	return rows.map(({ username }) => username);
};

const SET_UP = { status: 409, body: { code: "registration/set-up-already" } };

onAnyDatabase((openSite) => {
	it("expires after an hour", async () => {
		const site = await openSite();
		const key = await setupKey(site);
		site.clock.advance(HOUR_MS);
		expect(await setUp(site, "ada", key)).toMatchObject({
			body: { code: "registration/invitation-expired" },
		});
	});

	it("is printed at the start, once, for people or as a line of the log, while there is no administrator", async () => {
		const site = await openSite({ settings: { host: "0.0.0.0", port: 3000, publicUrl: null } });
		const shown: string[] = [];
		const print = (isTTY: boolean) =>
			printSetupLink(site.operator, { isTTY, write: (text: string) => shown.push(text) > 0 });
		await print(false);
		const [line = ""] = site.log.take();
		expect(JSON.parse(line)).toMatchObject({
			level: "warn",
			msg: expect.stringMatching(/ http:\/\/localhost:3000\/join\?key=[\w-]{27}$/),
		});
		expect(shown).toEqual([]);
		await print(true);
		expect(site.log.take()).toEqual([]);
		expect(shown.join("")).toContain("\n  http://localhost:3000/join?key=");
		await site.player("root", { isAdmin: true });
		await print(true);
		expect(shown).toHaveLength(1);
	});

	it("makes the account that is created with it the administrator, once, on a closed site too", async () => {
		const site = await openSite();
		await site.player("bob");
		await site.db.transaction((tx) => site.services.siteSettings.set(tx, "registration", "closed"));
		const key = await setupKey(site);
		const shown = () => site.visitor().api.registration.invitation.query({ key });
		expect(await shown()).toEqual({ status: "valid", makesAdmin: true, restore: null });
		expect(await setUp(site, "ada", key)).toMatchObject({ status: 201, body: { user: { isAdmin: true } } });
		expect(await setUp(site, "eve", key)).toMatchObject(SET_UP);
		expect(await shown()).toEqual({ status: "set-up", makesAdmin: true, restore: null });
		expect(await admins(site)).toEqual(["ada"]);
		const log = await site.db.kysely.selectFrom("audit_log").select(["action", "actor_name"]).execute();
		expect(log).toEqual([{ action: "user.promote", actor_name: "operator" }]);
	});
});

onEachDatabase((openSite) => {
	it("makes one administrator of simultaneous uses of two links", async () => {
		const site = await openSite();
		const keys = [await setupKey(site), await setupKey(site)];
		const names = ["ada", "bob", "cem", "dee"];
		const answers = await Promise.all(names.map((name, n) => setUp(site, name, keys[n % 2] ?? "")));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
		expect(await admins(site)).toHaveLength(1);
		expect(await site.db.kysely.selectFrom("users").select("id").execute()).toHaveLength(1);
	});

	it("dies when the operator promotes a player while it is used", async () => {
		const before = new BeforeTransaction();
		const site = await openSite({ wrapDatabase: before.wrap });
		await site.player("bob");
		const key = await setupKey(site);
		const other = site.another();
		before.action = () => setAdmin(other.operator, { username: "bob", isAdmin: true });
		expect(await setUp(site, "ada", key)).toMatchObject(SET_UP);
		expect(await admins(site)).toEqual(["bob"]);
	});
});
