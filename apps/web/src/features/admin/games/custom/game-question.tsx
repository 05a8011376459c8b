import { useRef } from "react";
import { Confirm } from "../../../../ui/confirm.tsx";
import { Form } from "../../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../../ui/modal.tsx";
import { SubmitButton } from "../../../../ui/submit-button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { checkReason } from "../../reports/checks.ts";
import { checkName, NameField } from "../../shell/name-field.tsx";
import { count } from "../../shell/words.ts";
import type { ModeratedGame } from "./moderated-game.ts";
import type { GameActions } from "./use-game-actions.ts";

export interface Question {
	readonly about: "remove" | "show";
	readonly game: ModeratedGame;
}

interface GameQuestionProps {
	question: Question;
	actions: GameActions;
	onClose: () => void;
}

export function GameQuestion({ question: { about, game }, actions, onClose }: GameQuestionProps) {
	if (about === "remove") return <RemoveQuestion game={game} actions={actions} onClose={onClose} />;
	return (
		<Confirm
			title={
				<>
					Show <bdi>{game.name}</bdi> again?
				</>
			}
			confirm="Show again"
			onConfirm={() => actions.show(game)}
			onClose={onClose}
		>
			{game.openReports > 0
				? `It is in all lists again, and ${count(game.openReports, "report")} about it ${game.openReports === 1 ? "is" : "are"} dismissed.`
				: "It is in all lists again."}
		</Confirm>
	);
}

function RemoveQuestion({
	game,
	actions,
	onClose,
}: Omit<GameQuestionProps, "question"> & { game: ModeratedGame }) {
	const checks = useRef({ reason: checkReason, name: checkName(game.name) });
	return (
		<Modal
			title={
				<>
					Remove <bdi>{game.name}</bdi>
				</>
			}
			onClose={onClose}
		>
			<p className="mt-3 text-muted text-pretty">
				Nobody finds the game any more. It can be restored for 30 days, with all scores.
			</p>
			<div className="mt-5 [overflow-wrap:anywhere]">
				<Form
					checks={checks.current}
					isBusy={actions.isRemoving}
					problem={actions.removeProblem}
					send={({ reason }) => actions.remove(game, reason.trim())}
				>
					<TextArea
						name="reason"
						label="Reason"
						hint={game.creator ? `${game.creator.username} reads this.` : "For the audit log."}
						maxLength={1000}
						autoFocus
					/>
					<NameField name={game.name} />
					<div className="grid grid-cols-2 gap-3">
						<CloseButton kind="quiet">Cancel</CloseButton>
						<SubmitButton wide kind="wrong" busy="Removing...">
							Remove game
						</SubmitButton>
					</div>
				</Form>
			</div>
		</Modal>
	);
}
