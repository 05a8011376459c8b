import {
	type CorrectionDecision,
	checkAddress,
	checkClassicValue,
	checkReason,
	checkSource,
	MAX_ADDRESS_LENGTH,
	MAX_REASON_LENGTH,
	MAX_SOURCE_LENGTH,
} from "@hilo/rules/corrections/corrections";
import { CORRECTIONS_ERRORS, type CorrectionsErrorCode } from "@hilo/rules/corrections/corrections.errors";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { Field, FieldNote, TextArea } from "../../../ui/field.tsx";
import { FormDialog } from "../shell/form-dialog.tsx";
import { DECISION_TEXTS, numberText, type ReportedNumber } from "./number-card.tsx";

interface DialogProps {
	number: ReportedNumber;
	decision: CorrectionDecision;
	onDone: (text: string) => void;
	onClose: () => void;
}

export function DecisionDialog({ number, decision, onDone, onClose }: DialogProps) {
	const utils = trpc.useUtils();
	const decide = trpc.corrections.decide.useMutation({
		onSuccess: () => onDone(DONE[decision]),
		// Another administrator may have decided it.
		onError: () => utils.corrections.queue.invalidate(),
	});
	const { subject, item } = number;
	const common = {
		mutation: decide,
		submit: {
			children: DECISION_TEXTS[decision],
			busy: "Saving...",
			kind: decision === "remove" ? ("wrong" as const) : ("accent" as const),
		},
		onClose,
	};
	if (decision === "correct") return <CorrectDialog number={number} common={common} decide={decide} />;
	return (
		<FormDialog
			{...common}
			title={
				decision === "confirm" ? (
					<>
						<bdi>{item}</bdi> is right
					</>
				) : (
					<>
						Remove <bdi>{item}</bdi>
					</>
				)
			}
			description={
				decision === "confirm"
					? "The number stays."
					: "New runs leave the item out; runs, decks and duels that were begun keep it."
			}
			checks={{ reason: requiredReason }}
			send={({ reason }) => decide.mutate({ subject, decision, reason: reason.trim() })}
		>
			<TextArea
				name="reason"
				label="Reason"
				hint={decision === "confirm" ? REPORTERS : EVERYONE}
				maxLength={MAX_REASON_LENGTH}
				autoFocus
			/>
		</FormDialog>
	);
}

const REPORTERS = "Players who reported it read this.";
const EVERYONE = "Players who reported it read this, and so does everyone on the corrections page.";

const DONE: Readonly<Record<CorrectionDecision, string>> = {
	correct: "Number corrected",
	confirm: "Number confirmed",
	remove: "Item removed from play",
};

interface CorrectDialogProps {
	number: ReportedNumber;
	common: Pick<Parameters<typeof FormDialog>[0], "mutation" | "submit" | "onClose">;
	decide: ReturnType<typeof trpc.corrections.decide.useMutation>;
}

function CorrectDialog({ number, common, decide }: CorrectDialogProps) {
	const { subject, item, present } = number;
	const [typed, setTyped] = useState("");
	const checkValue = (text: string) => {
		const value = numberOf(text);
		if (value === null) return CORRECTIONS_ERRORS["corrections/number-missing"].message;
		const isClassic = subject.kind === "classic";
		return textOf(isClassic ? checkClassicValue(subject.game, subject.measure, value) : null);
	};
	const value = numberOf(typed);
	return (
		<FormDialog
			{...common}
			title={
				<>
					Correct <bdi>{item}</bdi>
				</>
			}
			description="It counts for runs that begin from now on. Runs, decks and duels that were begun keep the old number."
			checks={{
				value: checkValue,
				source: (text) => textOf(checkSource(text.trim())),
				sourceUrl: (text) => textOf(checkAddress(text)),
				asOf: (text) =>
					DATE.test(text.trim()) ? null : CORRECTIONS_ERRORS["corrections/date-invalid"].message,
				reason: (text) => textOf(checkReason(text.trim())),
			}}
			initial={{ value: present ? String(present.value) : "", source: present?.source ?? "" }}
			send={(texts) =>
				decide.mutate({
					subject,
					decision: "correct",
					value: numberOf(texts.value) ?? 0,
					source: texts.source.trim(),
					sourceUrl: texts.sourceUrl.trim(),
					asOf: texts.asOf.trim(),
					reason: texts.reason.trim(),
				})
			}
		>
			<div>
				<Field
					name="value"
					label={number.measure ? `New number (${number.measure})` : "New number"}
					inputMode="decimal"
					autoComplete="off"
					autoFocus
					onInput={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
				{present && (
					<FieldNote isFault={false} role="status">
						{value === null
							? `Shown now as ${numberText(number, present.value)}`
							: `Will be shown as ${numberText(number, value)}`}
					</FieldNote>
				)}
			</div>
			<Field name="source" label="Source" maxLength={MAX_SOURCE_LENGTH} />
			<Field
				name="sourceUrl"
				label="Its address (optional)"
				type="url"
				inputMode="url"
				placeholder="https://"
				maxLength={MAX_ADDRESS_LENGTH}
				required={false}
			/>
			<Field name="asOf" label="Date of the number" hint="A year or a month, like 2026 or 2026-08" />
			<TextArea
				name="reason"
				label="Reason (optional)"
				hint={EVERYONE}
				maxLength={MAX_REASON_LENGTH}
				rows={2}
			/>
		</FormDialog>
	);
}

const DATE = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/;

const textOf = (fault: CorrectionsErrorCode | null) => fault && CORRECTIONS_ERRORS[fault].message;

function requiredReason(text: string): string | null {
	return textOf(text.trim() === "" ? "corrections/reason-required" : checkReason(text.trim()));
}

/** Reads a number with or without thousands separators, "1,234"; null where it is none. */
function numberOf(text: string): number | null {
	const digits = text.trim().replace(/[,\s_](?=\d{3}(?!\d))/g, "");
	return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}
