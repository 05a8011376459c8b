import { excuseDayInput, excusedDayInput } from "@hilo/rules/daily/daily.schema";
import { asOperator } from "@hilo/server/app/operator";
import { excuseDay, listExcused, unexcuseDay } from "@hilo/server/features/daily/excuse-day";
import type { Command } from "commander";
import { parseInput } from "../parse-input.ts";
import { printTable, type Terminal } from "../terminal.ts";

export function addDaily(program: Command, { env, print }: Terminal): void {
	const daily = program.command("daily").description("Looks after the daily deck.");
	daily
		.command("excuse")
		.argument("<day>", "such as 2026-11-23, wherever that is a day")
		.requiredOption("--reason <text>", "what players read in their history, up to 200 characters")
		.description("Has a day count as played for everybody, so that no streak ends with it.")
		.action(async (day: string, { reason }: { reason: string }) => {
			const input = parseInput(excuseDayInput, { day, reason });
			const changed = await asOperator(env, (ctx) => excuseDay(ctx, input));
			print(changed ? `${day} counts as played for everybody.` : `${day} was excused already.`);
		});
	daily
		.command("unexcuse")
		.argument("<day>")
		.description("Takes that back.")
		.action(async (day: string) => {
			const input = parseInput(excusedDayInput, { day });
			const changed = await asOperator(env, (ctx) => unexcuseDay(ctx, input));
			print(changed ? `${day} counts as it was played.` : `${day} was not excused.`);
		});
	daily
		.command("excused")
		.description("Lists the days that count as played for everybody, and why.")
		.action(async () => {
			const days = await asOperator(env, listExcused, { isReadOnly: true });
			printTable(
				days.map(({ day, reason }) => [day, reason]),
				print,
			);
			if (days.length === 0) print("No day is excused.");
		});
}
