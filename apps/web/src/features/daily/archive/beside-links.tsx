import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import { LinkButton } from "../../../ui/button.tsx";

export function BesideLinks({ deck: { previous, next, number } }: { deck: PastDeckView }) {
	return (
		<nav aria-label="Other decks" className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
			{previous && (
				<LinkButton
					kind="quiet"
					small
					to="/daily/archive/$day"
					params={{ day: previous }}
					aria-label={`Previous deck, Hilo ${number - 1}`}
					className="justify-self-start tabular-nums"
				>
					<span aria-hidden="true">←</span>
					{number - 1}
				</LinkButton>
			)}
			<LinkButton kind="quiet" small to="/daily/archive" className="col-start-2">
				Past decks
			</LinkButton>
			{next && (
				<LinkButton
					kind="quiet"
					small
					to="/daily/archive/$day"
					params={{ day: next }}
					aria-label={`Next deck, Hilo ${number + 1}`}
					className="justify-self-end tabular-nums"
				>
					{number + 1}
					<span aria-hidden="true">→</span>
				</LinkButton>
			)}
		</nav>
	);
}
