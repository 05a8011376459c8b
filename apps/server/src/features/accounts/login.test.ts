import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const BAD = {
	status: 401,
	body: { message: "Invalid email, username or password", code: "accounts/bad-login" },
};

onAnyDatabase((openSite) => {
	it.each(["zoë", "Zoë", "ZOË", "zoe\u0308", " zoë ", "zoë@example.org", "ZOË@EXAMPLE.ORG"])(
		"signs in as %j",
		async (emailOrUsername) => {
			const site = await openSite();
			const { id } = await site.player("Zoë");
			const browser = site.visitor();
			const answer = await browser.post("/auth/login", { emailOrUsername, password: PASSWORD });
			expect(answer).toMatchObject({ status: 200, body: { user: { _id: id, username: "Zoë" } } });
			expect((await browser.api.me.get.query()).user?.id).toBe(id);
		},
	);

	it("gives the same response for a wrong password and an unknown account", async () => {
		const site = await openSite();
		await site.player("ada");
		const login = (emailOrUsername: string, password: string) =>
			site.visitor().post("/auth/login", { emailOrUsername, password });
		const wrong = await login("ada", "wrong horse");
		const unknown = await login("nobody", "wrong horse");
		expect(wrong).toMatchObject(BAD);
		expect(unknown).toMatchObject(BAD);
		expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
		expect(await login("ADA@example.org", PASSWORD.toUpperCase())).toMatchObject(BAD);
	});

	it("does not take a name for an address, or an address for a name", async () => {
		const site = await openSite();
		await site.player("ada");
		const call = site
			.visitor()
			.api.accounts.login.mutate({ emailOrUsername: "example.org", password: PASSWORD });
		expect(await refusal(call)).toMatchObject({ status: 401, code: "accounts/bad-login" });
	});

	it("gives each browser its own session and ends its previous one", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const before = site.visitedBy(ada);
		await ada.post("/auth/login", { emailOrUsername: "ada", password: PASSWORD });
		expect((await ada.get("/user/me")).status).toBe(200);
		expect((await before.get("/user/me")).status).toBe(401);
	});
});

onEachDatabase((openSite) => {
	it("refuses malformed names quickly", async () => {
		const site = await openSite();
		const long = Array.from({ length: 9000 }, (_, n) =>
			String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)),
		).join("");
		// Unicode normalisation sorts combining marks, so many of them would block the process.
		const marked = `a${"\u0301\u0316".repeat(100_000)}`;
		for (const emailOrUsername of [long, marked, "a\u0000da", "\ud800", "%' or 1=1 --", "🐎"]) {
			const { status } = await site
				.visitor()
				.post("/auth/login", { emailOrUsername, password: "wrong horse" });
			expect([400, 401]).toContain(status);
		}
	});
});

const openSite = onOneDatabase();

it.each([{}, { emailOrUsername: "ada" }, { password: "x" }, { emailOrUsername: "", password: "x" }])(
	"requires both fields: %j",
	async (input) => {
		const site = await openSite();
		expect(await site.visitor().post("/auth/login", input)).toMatchObject({
			status: 400,
			body: { message: "Please fill in all required fields" },
		});
	},
);

it("takes as much CPU time for an unknown account as for a wrong password", async () => {
	const site = await openSite();
	await site
		.visitor()
		.post("/auth/register", { email: "ada@example.org", username: "ada", password: PASSWORD });
	const known: number[] = [];
	const unknown: number[] = [];
	for (let n = 0; n < 3; n++) {
		known.push(await workOf("ada"));
		unknown.push(await workOf("nobody"));
	}
	// CPU time, because other programs don't lengthen it; without a password check it would be a tenth.
	expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.3);
	expect(Math.min(...unknown) / Math.min(...known)).toBeLessThan(3.3);

	async function workOf(emailOrUsername: string): Promise<number> {
		const before = process.cpuUsage();
		await site.visitor().post("/auth/login", { emailOrUsername, password: "wrong horse" });
		const { user, system } = process.cpuUsage(before);
		return user + system;
	}
});
