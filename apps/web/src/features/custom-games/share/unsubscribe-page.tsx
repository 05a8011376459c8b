import { useParams } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSite } from "../../../platform/site.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Done } from "../../../ui/focus.tsx";
import { LinkPage } from "../../../ui/link-page.tsx";

/**
 * Stops further invitations by mail. It asks for a press, because mail scanners open links too.
 * The form posts to the address of the mail program's own button, so that it works without scripts.
 */
export function UnsubscribePage() {
	const { name } = useSite();
	const { token } = useParams({ from: "/unsubscribe/$token" });
	const unsubscribe = trpc.customGames.unsubscribe.useMutation();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!unsubscribe.isPending) unsubscribe.mutate({ token });
	};
	return (
		<LinkPage
			title="Stop invitation emails"
			text={`You'll get no more emails when players of ${name} invite you to a game. No one is told.`}
		>
			{unsubscribe.isSuccess ? (
				<Done className="grid justify-items-start gap-5">
					<p className="text-xl">Done. You won't get any more invitations at this address.</p>
					<LinkButton to="/">Go to {name}</LinkButton>
				</Done>
			) : (
				<form method="post" className="grid justify-items-start gap-5" onSubmit={submit}>
					{unsubscribe.error && <Done className="text-xl">{errorText(unsubscribe.error)}</Done>}
					<Button type="submit" isBusy={unsubscribe.isPending}>
						{unsubscribe.isPending ? "Unsubscribing..." : "Unsubscribe"}
					</Button>
				</form>
			)}
		</LinkPage>
	);
}
