import { asOperator } from "@hilo/server/app/operator";
import { login } from "@hilo/server/features/accounts/login";
import { PASSWORD } from "@hilo/server/testing/test-site";
import { beforeEach, expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

let machine: TestMachine;
beforeEach(async () => {
	machine = await TestMachine.create();
	await machine.register("Zoë");
});

function signIn(password: string) {
	const credentials = { emailOrUsername: "Zoë", password };
	return asOperator(machine.env, (ctx) => login({ ...ctx, actor: { kind: "visitor" } }, credentials));
}

it("promotes and demotes", async () => {
	await machine.register("ada");
	await machine.hilo("users", "promote", "ada");
	expect(await machine.hilo("users", "promote", "zoë")).toEqual(["zoë is an administrator."]);
	expect((await signIn(PASSWORD)).user.is_admin).toBe(1);
	expect(await machine.hilo("users", "demote", "zoë")).toEqual(["zoë is no administrator."]);
	expect((await signIn(PASSWORD)).user.is_admin).toBe(0);
});

it("refuses to demote the last administrator", async () => {
	await machine.hilo("users", "promote", "zoë");
	await expect(machine.hilo("users", "demote", "zoë")).rejects.toThrow(
		"The last administrator can't be demoted",
	);
});

it("sets a new password and prints it", async () => {
	const [password = "", ...more] = await machine.hilo("users", "reset-password", "zoë");
	expect(more).toEqual([]);
	expect(password.length).toBeGreaterThan(20);
	expect((await signIn(password)).user.username).toBe("Zoë");
	await expect(signIn(PASSWORD)).rejects.toThrow("Invalid email, username or password");
});

it("prints a setup link while there is no administrator", async () => {
	const [link = "", ...more] = await machine.hilo("users", "setup-link");
	expect(more).toEqual([]);
	expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/join\?key=[\w-]{27}$/);
	await machine.hilo("users", "promote", "zoë");
	await expect(machine.hilo("users", "setup-link")).rejects.toThrow("hilo users promote <name>");
});

it("refuses to promote an unknown user", async () => {
	await expect(machine.hilo("users", "promote", "nobody")).rejects.toThrow("User not found");
});
