import { maintenanceInput } from "@hilo/rules/site/maintenance.schema";
import { asOperator } from "@hilo/server/app/operator";
import { setMaintenance } from "@hilo/server/features/site/maintenance";
import { Argument, type Command } from "commander";
import { parseInput } from "../parse-input.ts";
import type { Terminal } from "../terminal.ts";

export function addMaintenance(program: Command, { env, print }: Terminal): void {
	program
		.command("maintenance")
		.addArgument(new Argument("<state>").choices(["on", "off"]))
		.option("--message <text>", "what people are told besides, up to 300 characters")
		.option("--until <time>", "when it is expected to be over, such as 2026-12-03T18:00Z")
		.description("Closes the site to all but administrators, or opens it again, within a second.")
		.action(async (state: "on" | "off", options: { message?: string; until?: string }) => {
			const input = parseInput(maintenanceInput, { isOn: state === "on", ...options });
			await asOperator(env, (ctx) => setMaintenance(ctx, input));
			print(`Maintenance is ${state}.`);
		});
}
