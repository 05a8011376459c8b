import { checkReason, MAX_REASON_LENGTH } from "@hilo/rules/corrections/corrections";
import { CORRECTIONS_ERRORS } from "@hilo/rules/corrections/corrections.errors";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { CloseButton, Modal } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import type { GameView } from "../game-view.ts";
import { InsightsSection } from "./insights-sections.tsx";

type ReportedItem = Outputs["corrections"]["ofGame"]["items"][number];

/** What players say is wrong with the game's numbers. Left out while nothing was reported. */
export function ReportedNumbers({ game }: { game: GameView }) {
	const { data } = trpc.corrections.ofGame.useQuery({ gameId: game.id });
	const [confirmed, setConfirmed] = useState<ReportedItem | null>(null);
	if (!data || data.items.length === 0) return null;
	const write = (value: number) => formatCustom(value, game.thousandsSeparator);
	return (
		<InsightsSection title="Reported numbers">
			<ul className="grid grid-cols-1 gap-4">
				{data.items.map((item) => (
					<li key={item.itemId} aria-label={item.name} className="grid gap-2 wrap-anywhere">
						<p dir="auto">
							<strong>{item.name}</strong>
							{item.value !== null && (
								<span className="font-display text-lg font-extrabold tabular-nums"> {write(item.value)}</span>
							)}
						</p>
						<ul className="grid gap-2 border-l-2 border-line pl-3">
							{item.reports.map(({ id, shown, text, betterSource, createdAt }) => (
								<li key={id}>
									<p className="text-sm text-muted">
										<TimeSince iso={createdAt} />
										{shown !== item.value && ` · saw ${write(shown)}`}
									</p>
									<p className="whitespace-pre-wrap">{text || "It looks wrong."}</p>
									{betterSource !== "" && (
										<a
											href={betterSource}
											target="_blank"
											rel="noreferrer nofollow ugc"
											className="link text-sm"
										>
											{betterSource}
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
			{confirmed && <ConfirmDialog gameId={game.id} item={confirmed} onClose={() => setConfirmed(null)} />}
		</InsightsSection>
	);
}

interface ConfirmDialogProps {
	gameId: string;
	item: ReportedItem;
	onClose: () => void;
}

function ConfirmDialog({ gameId, item: { itemId, name }, onClose }: ConfirmDialogProps) {
	const { corrections } = trpc.useUtils();
	const confirm = trpc.corrections.confirm.useMutation({
		onSuccess: () => {
			toast("success", "Answered");
			onClose();
		},
		onSettled: () => corrections.ofGame.invalidate({ gameId }),
	});
	const title = (
		<>
			<bdi>{name}</bdi> is right
		</>
	);
	return (
		<Modal title={title} onClose={onClose}>
			<p className="mt-2 mb-5 text-muted">The number stays. Players who reported it read your sentence.</p>
			<Form
				checks={{ reason: checkSentence }}
				isBusy={confirm.isPending}
				problem={confirm.error && errorText(confirm.error)}
				send={({ reason }) => confirm.mutate({ gameId, itemId, reason: reason.trim() })}
			>
				<TextArea name="reason" label="Why is it right?" maxLength={MAX_REASON_LENGTH} autoFocus />
				<div className="grid grid-cols-2 gap-3">
					<CloseButton kind="quiet">Cancel</CloseButton>
					<SubmitButton wide busy="Sending...">
						It's right
					</SubmitButton>
				</div>
			</Form>
		</Modal>
	);
}

function checkSentence(text: string): string | null {
	const fault = text.trim() === "" ? "corrections/reason-required" : checkReason(text.trim());
	return fault && CORRECTIONS_ERRORS[fault].message;
}
