import { checkReason, MAX_REASON_LENGTH } from "@hilo/rules/corrections/corrections";
import { CORRECTIONS_ERRORS } from "@hilo/rules/corrections/corrections.errors";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormActions, Modal } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { equalReports } from "../../corrections/equal-reports.ts";
import type { GameView } from "../game-view.ts";
import { InsightsSection } from "./insights-sections.tsx";

type ReportedItem = Outputs["corrections"]["ofGame"]["items"][number];

/** What players and visitors say is wrong with the game's numbers. Left out while nothing was reported. */
export function ReportedNumbers({ game }: { game: GameView }) {
	const { data } = trpc.corrections.ofGame.useQuery({ gameId: game.id });
	const [confirmed, setConfirmed] = useState<ReportedItem | null>(null);
	if (!data || data.items.length === 0) return null;
	return (
		<InsightsSection title="Reported numbers">
			<ul className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
				{data.items.map((item) => (
					<li key={item.itemId} aria-label={item.name} className="grid content-start gap-2 wrap-anywhere">
						<div dir="auto">
							<p>
								<bdi className="font-bold">{item.name}</bdi> <Value game={game} value={item.value} />
							</p>
							{item.detail && <p className="line-clamp-2 text-sm text-muted">{item.detail}</p>}
						</div>
						<ul className="grid gap-2 border-l-2 border-line pl-3">
							{equalReports(item.reports).map(({ first, others }) => (
								<li key={first.id}>
									<p className="text-sm text-muted">
										{others.length > 0 && `${count(others.length + 1, "person", "people")} · `}
										<TimeSince iso={first.createdAt} />
										{first.shown !== item.value &&
											` · saw ${formatCustom(first.shown, game.thousandsSeparator)}`}
									</p>
									<p className="whitespace-pre-wrap">{first.text || LOOKS_WRONG}</p>
									{first.betterSource !== "" && (
										<a
											href={first.betterSource}
											target="_blank"
											rel="noreferrer nofollow ugc"
											className="link text-sm"
										>
											{first.betterSource}
											<span className="sr-only">, in a new tab</span>
										</a>
									)}
								</li>
							))}
						</ul>
						<div className="flex flex-wrap gap-2">
							<LinkButton
								kind="quiet"
								small
								to="/edit-custom-game/$id"
								params={{ id: game.id }}
								search={{ item: item.itemId }}
							>
								Fix in editor
							</LinkButton>
							<Button kind="quiet" small onClick={() => setConfirmed(item)}>
								It's right
							</Button>
						</div>
					</li>
				))}
			</ul>
			{confirmed && <ConfirmDialog game={game} item={confirmed} onClose={() => setConfirmed(null)} />}
		</InsightsSection>
	);
}

const LOOKS_WRONG = "It looks wrong.";

interface ValueProps {
	game: GameView;
	/** Null for an item that is gone. */
	value: number | null;
}

function Value({ game: { thousandsSeparator, valueLabel }, value }: ValueProps) {
	if (value === null) return <span className="text-muted">no longer in the game</span>;
	return (
		<>
			<span className="font-display text-lg font-extrabold tabular-nums">
				{formatCustom(value, thousandsSeparator)}
			</span>{" "}
			<span className="text-muted">{valueLabel}</span>
		</>
	);
}

interface ConfirmDialogProps {
	game: GameView;
	item: ReportedItem;
	onClose: () => void;
}

function ConfirmDialog({ game, item: { itemId, name, value, reports }, onClose }: ConfirmDialogProps) {
	const { corrections } = trpc.useUtils();
	const gameId = game.id;
	const confirm = trpc.corrections.confirm.useMutation({
		onSuccess: () => {
			toast("success", "Answered");
			onClose();
		},
		onSettled: () => corrections.ofGame.invalidate({ gameId }),
	});
	const title =
		value === null ? (
			<>
				Answer the reports of <bdi>{name}</bdi>
			</>
		) : (
			<>
				Keep {formatCustom(value, game.thousandsSeparator)} for <bdi>{name}</bdi>?
			</>
		);
	const [first] = reports.filter(({ text }) => text !== "");
	return (
		<Modal title={title} onClose={onClose}>
			<div className="mt-2 mb-5 grid gap-2 wrap-anywhere">
				<blockquote className="line-clamp-3 border-l-2 border-line pl-3" dir="auto">
					{first?.text ?? LOOKS_WRONG}
				</blockquote>
				<p className="text-muted">Players who reported it read your answer.</p>
			</div>
			<Form
				checks={{ reason: checkSentence }}
				isBusy={confirm.isPending}
				problem={confirm.error && errorText(confirm.error)}
				send={({ reason }) => confirm.mutate({ gameId, itemId, reason: reason.trim() })}
			>
				<TextArea name="reason" label="Why is it right?" maxLength={MAX_REASON_LENGTH} autoFocus />
				<FormActions busy="Sending...">It's right</FormActions>
			</Form>
		</Modal>
	);
}

function checkSentence(text: string): string | null {
	const fault = text.trim() === "" ? "corrections/reason-required" : checkReason(text.trim());
	return fault && CORRECTIONS_ERRORS[fault].message;
}
