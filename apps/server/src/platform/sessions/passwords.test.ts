import { expect, it } from "vitest";
import { Passwords } from "./passwords.ts";

it("hashes at OWASP's cost with a new salt each time, and verifies the password", async () => {
	const passwords = new Passwords();
	const hash = () => passwords.hash("correct horse", "here");
	const [one, other] = await Promise.all([hash(), hash()]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(one).not.toBe(other);
	expect(await passwords.verify(one, "correct horse", "here")).toBe("fits");
	expect(await passwords.verify(one, "wrong horse", "here")).toBe("none");
	expect(await passwords.verify(undefined, "no account has this password", "here")).toBe("none");
	await expect(passwords.verify("no hash", "correct horse", "here")).rejects.toThrow();
	expect(await passwords.verify(one, "correct horse", "here"), "after a failure").toBe("fits");
});
