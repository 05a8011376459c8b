import { LinkButton } from "../../../ui/button.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

export function NoDeck() {
	return (
		<NotFound title="No such deck">
			<p className="max-w-prose text-lg text-balance text-muted">
				A deck comes to the archive when its day is over everywhere.
			</p>
			<div className="flex flex-wrap justify-center gap-3">
				<LinkButton to="/daily">Today’s deck</LinkButton>
				<LinkButton kind="quiet" to="/daily/archive">
					Past decks
				</LinkButton>
			</div>
		</NotFound>
	);
}
