import { asOperator } from "@hilo/server/app/operator";
import { giveNewPassword } from "@hilo/server/features/accounts/give-new-password";
import { setAdmin } from "@hilo/server/features/accounts/set-admin";
import { createSetupLink } from "@hilo/server/features/registration/create-setup-link";
import type { Command } from "commander";
import type { Terminal } from "../terminal.ts";

export function addUsers(program: Command, { env, print }: Terminal): void {
	const users = program.command("users").description("Looks after accounts.");
	users
		.command("promote")
		.argument("<name>", "username")
		.description("Makes a user an administrator, from their next call on.")
		.action(async (username: string) => {
			await asOperator(env, (ctx) => setAdmin(ctx, { username, isAdmin: true }));
			print(`${username} is an administrator.`);
		});
	users
		.command("demote")
		.argument("<name>", "username")
		.description("Takes an administrator's rights away, from their next call on.")
		.action(async (username: string) => {
			await asOperator(env, (ctx) => setAdmin(ctx, { username, isAdmin: false }));
			print(`${username} is no administrator.`);
		});
	users
		.command("setup-link")
		.description("Prints a link with which the first administrator creates an account: once, within an hour.")
		.action(async () => {
			const link = await asOperator(env, createSetupLink);
			if (!link)
				throw new Error("The site has an administrator. To make another, use: hilo users promote <name>");
			print(link);
		});
	users
		.command("reset-password")
		.argument("<name>", "username")
		.description("Gives a user a new password, prints it this once, and signs them out everywhere.")
		.action(async (username: string) => {
			print(await asOperator(env, (ctx) => giveNewPassword(ctx, { username })));
		});
}
