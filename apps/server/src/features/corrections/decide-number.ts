import { isUniqueViolation } from "@hilo/db/database-errors";
import type { Tx } from "@hilo/db/open-database";
import type { CorrectionRow } from "@hilo/db/tables";
import { isNewer } from "@hilo/rules/corrections/corrected-pool";
import { checkClassicValue } from "@hilo/rules/corrections/corrections";
import type { DecideNumberInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { formatValue } from "@hilo/rules/play/format";
import type { AdminCtx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { type ClassicNumber, type ClassicSubject, findClassicNumber } from "./classic-number.ts";
import { endInForce, insertCorrection } from "./corrections.repo.ts";
import { decideCustomNumber } from "./decide-custom-number.ts";
import { decideAndNotify, requireUndecided } from "./decide-reports.ts";
import { classicLabel } from "./labels.ts";

// Promised in docs/product.md#corrections.

/**
 * Decides all open reports of a number; a correction or removal needs none. A classic game's applies to new runs, a
 * custom game's is a new version of it. @throws AppError 400; 404 for what is gone or not reported; 409.
 */
export async function decideNumber(ctx: AdminCtx, input: DecideNumberInput): Promise<void> {
	const { subject } = input;
	if (subject.kind === "custom") return decideCustomNumber(ctx, { ...input, subject });
	const number = await findClassicNumber(ctx, subject);
	if (input.decision === "correct") requireValid(ctx, subject, input);
	try {
		await ctx.db.transaction((tx) => decideClassic(ctx, tx, { ...input, subject }, number));
	} catch (error) {
		// Two administrators have corrected a number that was not reported.
		throw isUniqueViolation(error) ? new AppError("corrections/already-decided") : error;
	}
	ctx.corrections.clear();
}

type ClassicInput = DecideNumberInput & { readonly subject: ClassicSubject };
type Correct = Extract<DecideNumberInput, { decision: "correct" }>;

function requireValid(
	{ clock }: AdminCtx,
	{ game, measure }: ClassicSubject,
	{ value, asOf }: Correct,
): void {
	const code = checkClassicValue(game, measure, value);
	if (code) throw new AppError(code);
	// Such a correction would outlive every release.
	const thisMonth = new Date(clock.now()).toISOString().slice(0, "2026-11".length);
	if (isNewer(asOf, thisMonth)) throw new AppError("corrections/date-to-come");
}

async function decideClassic(
	ctx: AdminCtx,
	tx: Tx,
	input: ClassicInput,
	number: ClassicNumber | null,
): Promise<void> {
	const { decision, reason, subject } = input;
	const key = { game: subject.game, item_id: subject.itemId, measure: subject.measure };
	const id = newId();
	const value = input.decision === "correct" ? input.value : null;
	const game = await classicLabel(tx, subject.game);
	const reports = await decideAndNotify(ctx, tx, key, {
		id,
		decision,
		reason,
		game,
		value: value === null ? "" : formatValue(subject.game, value, number?.unit),
		isSameNumber: value === number?.present?.value,
		isGone: decision === "confirm" && !number?.present,
		link: decision === "confirm" ? null : "/corrections",
	});
	const [first] = reports;
	await requireUndecided(tx, key, { decision, isReported: first !== undefined });
	if (!number && decision !== "confirm") throw new AppError("corrections/no-such-item");
	const row = classicDecision(ctx, input, { id, number, value, first });
	if (decision !== "confirm") await endInForce(tx, row);
	await insertCorrection(tx, row);
	await recordAction(ctx, tx, {
		action: "number.decide",
		subject: { kind: "number", id, name: row.item_name },
		before: { value: row.before_value, source: row.before_source, asOf: row.before_as_of },
		after: { ...key, ...input, subject: undefined, reports: reports.length },
	});
	tx.afterCommit(() => notifyAdminClients(ctx));
}

interface Decided {
	readonly id: string;
	readonly number: ClassicNumber | null;
	readonly value: number | null;
	readonly first: { readonly item_name: string; readonly shown: number } | undefined;
}

function classicDecision(
	{ clock }: AdminCtx,
	{ subject, ...input }: ClassicInput,
	{ id, number, value, first }: Decided,
): CorrectionRow {
	const { value: before = first?.shown ?? 0, source = "", asOf = "" } = number?.before ?? {};
	const isCorrect = input.decision === "correct";
	const isInForce = input.decision === "confirm" ? 0 : 1;
	return {
		id,
		kind: "classic",
		game: subject.game,
		custom_game_id: null,
		item_id: subject.itemId,
		measure: subject.measure,
		item_name: number?.itemName ?? first?.item_name ?? "",
		unit: number?.unit ?? null,
		decision: input.decision,
		before_value: before,
		before_source: source,
		before_as_of: asOf,
		value,
		source: isCorrect ? input.source : "",
		source_url: isCorrect ? input.sourceUrl : "",
		as_of: isCorrect ? input.asOf : "",
		reason: input.reason,
		decided_at: clock.now(),
		is_in_force: isInForce,
		is_listed: isInForce,
	};
}
