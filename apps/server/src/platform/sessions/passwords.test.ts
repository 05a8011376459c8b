import { expect, it } from "vitest";
import { Passwords } from "./passwords.ts";

it("hashes at OWASP's cost with a new salt each time, and verifies the password", async () => {
	const passwords = new Passwords(() => 50);
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

it("does the same work for an account that does not exist", async () => {
	// Argon2 refuses to run with so little memory, which shows that it was asked to.
	const impossible = new Passwords(() => 50, { memoryCost: 1, timeCost: 1, parallelism: 1 });
	await expect(impossible.verify(undefined, "correct horse", "here")).rejects.toThrow(
		"Memory cost is too small",
	);
});
