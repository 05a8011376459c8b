import { expect, it } from "vitest";
import { Passwords } from "./passwords.ts";

it("hashes at the cost that OWASP asks for, each time with another salt, and knows the password again", async () => {
	const passwords = new Passwords();
	const [one, other] = await Promise.all([passwords.hash("correct horse"), passwords.hash("correct horse")]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(one).not.toBe(other);
	expect(await passwords.fit(one, "correct horse")).toBe(true);
	expect(await passwords.fit(one, "wrong horse")).toBe(false);
	expect(await passwords.fit(undefined, "no account has this password")).toBe(false);
});
