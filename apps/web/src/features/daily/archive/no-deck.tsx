import { LinkButton } from "../../../ui/button.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

export function NoDeck() {
	return (
		<NotFound title="No such deck" reason="A deck comes to the archive when its day is over everywhere.">
			<LinkButton to="/daily">Today’s deck</LinkButton>
			<LinkButton kind="quiet" to="/daily/archive">
				Past decks
			</LinkButton>
		</NotFound>
	);
}
