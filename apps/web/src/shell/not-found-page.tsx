import { LinkButton } from "../ui/button.tsx";
import { NotFound } from "../ui/not-found.tsx";

export function NotFoundPage() {
	return (
		<NotFound title="Neither higher nor lower">
			<p className="max-w-prose text-lg text-muted">There is no page at this address.</p>
			<LinkButton to="/">Back to home</LinkButton>
		</NotFound>
	);
}
