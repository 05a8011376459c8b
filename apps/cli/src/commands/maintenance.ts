import { asOperator } from "@hilo/server/app/operator";
import { setMaintenance } from "@hilo/server/features/site/maintenance";
import { Argument, type Command } from "commander";
import type { Terminal } from "../terminal.ts";

/** `maintenance on` and `maintenance off`. */
export function addMaintenance(program: Command, { env, print }: Terminal): void {
	program
		.command("maintenance")
		.addArgument(new Argument("<state>").choices(["on", "off"]))
		.description("Closes the site to all but administrators, or opens it again, within a second.")
		.action(async (state: "on" | "off") => {
			await asOperator(env, (ctx) => setMaintenance(ctx, { on: state === "on" }));
			print(`Maintenance is ${state}.`);
		});
}
