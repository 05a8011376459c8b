import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Section } from "../../../ui/section.tsx";
import { DuelFace } from "./duel-face.tsx";

export function WaitingDuels({ duels }: { duels: readonly DuelCard[] }) {
	const utils = trpc.useUtils();
	const decline = trpc.duels.decline.useMutation({
		onMutate: ({ id }) =>
			utils.duels.mine.setData(
				undefined,
				(seen) => seen && { ...seen, waiting: seen.waiting.filter((each) => each.id !== id) },
			),
		onError: toastFailure,
		onSettled: () => utils.duels.invalidate(),
	});
	return (
		<Section title="Challenges">
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:grid-cols-3">
				{duels.map((duel) => (
					<Card key={duel.id} as="li" className="relative flex flex-col">
						<DuelFace duel={duel} />
						<div className="relative mt-auto grid grid-cols-2 gap-3 pt-4">
							<LinkButton
								small
								to="/duel/$id"
								params={{ id: duel.id }}
								aria-label={`${goWord(duel)}: ${duel.other?.name ?? ""} ${duel.title}`}
							>
								{goWord(duel)}
							</LinkButton>
							<Button
								small
								kind="quiet"
								aria-label={`Decline: ${duel.other?.name ?? ""} ${duel.title}`}
								onClick={() => decline.mutate({ id: duel.id })}
							>
								Decline
							</Button>
						</div>
					</Card>
				))}
			</ul>
		</Section>
	);
}

const goWord = ({ mode }: DuelCard) => (mode === "live" ? "Join" : "Play");
