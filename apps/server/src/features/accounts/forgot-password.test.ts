import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it, vi } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { linkIn, takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { resetPassword } from "./reset-password.ts";

const NEW_PASSWORD = "a new horse";
const USED_UP = {
	status: 400,
	code: "accounts/link-invalid",
	message: "This link is no longer valid. Please ask for a new one.",
};

/** Gives the token from the mail. */
async function askFor(site: TestSite, email: string): Promise<string> {
	await site.visitor().api.accounts.forgotPassword.mutate({ email });
	const mails = await takeMails(site);
	return tokenIn(mails.find(({ kind }) => kind === "password-link"));
}

const reset = (site: TestSite, token: string, password = NEW_PASSWORD) =>
	site.visitor().api.accounts.resetPassword.mutate({ token, password });

const login = async (site: TestSite, password: string) =>
	(await site.visitor().post("/auth/login", { emailOrUsername: "ada", password })).status;

onAnyDatabase((openSite) => {
	it("mails a link by which the owner sets a new password once", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		await site.visitor().api.accounts.forgotPassword.mutate({ email: " ADA@example.ORG " });
		const [mail, ...others] = await takeMails(site);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ kind: "password-link", to: "ada@example.org" });
		const link = linkIn(mail);
		expect(link.href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[\w-]{27,}$/);
		const token = tokenIn(mail);
		expect(await storedContent(site.db)).not.toContain(token);

		await reset(site, token);
		for (const browser of [ada, phone]) expect((await browser.get("/user/me")).status).toBe(401);
		expect(await login(site, PASSWORD)).toBe(401);
		expect(await login(site, NEW_PASSWORD)).toBe(200);
		expect(await takeMails(site)).toMatchObject([{ kind: "password-changed", to: "ada@example.org" }]);
		expect(await refusal(reset(site, token))).toEqual(USED_UP);
		expect(await storedContent(site.db)).not.toContain(NEW_PASSWORD);
	});

	it("gives the same response for an unknown address, and sends no mail", async () => {
		const site = await openSite();
		await site.player("ada");
		// Holds the background work back until after the response.
		const later: Array<() => Promise<unknown>> = [];
		vi.spyOn(site.services.background, "run").mockImplementation((_, work) => void later.push(work));
		const answers = [];
		for (const email of ["ada@example.org", "nobody@example.org"]) {
			const response = await site.visitor().fetch("/api/trpc/accounts.forgotPassword", {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ email }),
			});
			// The two cases have not differed so far.
			expect(await storedContent(site.db)).not.toContain("reset-password");
			const headers = [...response.headers.keys()];
			answers.push({ status: response.status, headers, body: await response.text() });
			for (let work = later.shift(); work; work = later.shift()) await work();
			const to = (await takeMails(site)).map((mail) => mail.to);
			expect(to).toEqual(email === "ada@example.org" ? [email] : []);
			await site.db.kysely.deleteFrom("account_tokens").execute();
		}
		expect(answers[0]).toEqual(answers[1]);
		expect(answers[0]?.status).toBe(200);
	});

	it("keeps a link valid for an hour", async () => {
		const site = await openSite();
		await site.player("ada");
		const token = await askFor(site, "ada@example.org");
		site.clock.advance(60 * MINUTE_MS - 1);
		expect(await refusal(reset(site, token, "short"))).toMatchObject({ code: "accounts/password-too-short" });
		site.clock.advance(1);
		expect(await refusal(reset(site, token))).toEqual(USED_UP);
		expect(await login(site, PASSWORD)).toBe(200);
	});

	it("mails that the password was changed even if a later step fails", async () => {
		const site = await openSite();
		await site.player("ada");
		const token = await askFor(site, "ada@example.org");
		const fail = () => Promise.reject(new Error("broken"));
		const ctx = { ...site.operator, limits: { ...site.services.limits, reset: fail } };
		await expect(resetPassword(ctx, { token, password: NEW_PASSWORD })).rejects.toThrow("broken");
		expect(await takeMails(site)).toMatchObject([{ to: "ada@example.org" }]);
	});

	it("allows 5 requests an hour for an address, whether an account has it or not", async () => {
		const site = await openSite();
		await site.player("ada");
		let network = 0;
		const ask = (email: string) => {
			network += 1;
			const browser = site.visitor({ address: `198.51.100.${network}` });
			return browser.api.accounts.forgotPassword.mutate({ email });
		};
		for (const email of ["ada@example.org", "nobody@example.org"]) {
			for (let n = 0; n < 5; n++) await ask(n % 2 ? email : email.toUpperCase());
			expect(await refusal(ask(email))).toEqual({
				status: 429,
				code: "accounts/too-many-password-mails",
				message: "Too many password emails requested. Please use the last one, or try again in 60 minutes.",
			});
		}
		expect(await takeMails(site)).toHaveLength(5);
		site.clock.advance(60 * MINUTE_MS);
		await ask("ada@example.org");
		expect(await takeMails(site)).toHaveLength(1);
	});

	it("allows 20 requests an hour from a network address", async () => {
		const site = await openSite();
		const ask = (n: number) =>
			site.visitor().api.accounts.forgotPassword.mutate({ email: `${n}@example.org` });
		for (let n = 0; n < 20; n++) await ask(n);
		expect(await refusal(ask(20))).toMatchObject({ status: 429, code: "accounts/too-many-password-mails" });
	});

	it("links to the public URL, whatever host the request names", async () => {
		const site = await openSite({ settings: { publicUrl: "https://hilo.example" } });
		await site.player("ada");
		const attacker = site.visitor({ origin: "http://evil.example" });
		await attacker.api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		const [mail] = await takeMails(site);
		expect(linkIn(mail).origin).toBe("https://hilo.example");
		expect(mail?.html).not.toContain("evil");
	});

	it("refuses a link made for confirming an address", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.api.accounts.changeEmail.mutate({ email: "new@example.org", password: PASSWORD });
		const confirm = (await takeMails(site)).find(({ kind }) => kind === "confirm-email");
		expect(await refusal(reset(site, tokenIn(confirm)))).toEqual(USED_UP);
		const link = await askFor(site, "ada@example.org");
		expect(await refusal(site.visitor().api.accounts.confirmEmail.mutate({ token: link }))).toEqual(USED_UP);
	});

	it("ends every link with the first that is used, and with a change of the password", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const links = [await askFor(site, "ada@example.org"), await askFor(site, "ada@example.org")];
		await reset(site, links[1] ?? "");
		expect(await refusal(reset(site, links[0] ?? ""))).toEqual(USED_UP);
		await site.signIn(ada);
		const third = await askFor(site, "ada@example.org");
		await ada.api.accounts.changePassword.mutate({ currentPassword: NEW_PASSWORD, password: PASSWORD });
		expect(await refusal(reset(site, third))).toEqual(USED_UP);
	});
});

onEachDatabase((openSite) => {
	it("accepts a link that is opened twice at the same time only once", async () => {
		const site = await openSite();
		await site.player("ada");
		const token = await askFor(site, "ada@example.org");
		const results = await Promise.allSettled(
			["first one", "second one"].map((password) => reset(site, token, password)),
		);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await takeMails(site), "whose change was undone is told nothing").toHaveLength(1);
	});
});
