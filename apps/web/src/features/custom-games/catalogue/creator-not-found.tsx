import { BackToHome } from "../../../platform/failures.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

/** Apart from the page, because it is in the first load of every page. */
export function CreatorNotFound() {
	return (
		<NotFound title="No public games" reason="This player has published none, or is no longer here.">
			<LinkButton to="/games">All games</LinkButton>
			<BackToHome />
		</NotFound>
	);
}
