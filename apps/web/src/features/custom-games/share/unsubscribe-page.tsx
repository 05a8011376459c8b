import { useParams } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { LinkPage } from "../../../ui/link-page.tsx";

/**
 * Where somebody who was invited by email refuses further invitations. It takes a press: programs that look through mails open links too.
 * The form goes where a mail program's own button goes, so that it works before the script is there.
 */
export function UnsubscribePage() {
	const { token } = useParams({ from: "/unsubscribe/$token" });
	const unsubscribe = trpc.customGames.unsubscribe.useMutation();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!unsubscribe.isPending) unsubscribe.mutate({ token });
	};
	return (
		<LinkPage
			title="Stop invitation emails"
			text="You'll get no more emails when a Hilo player invites you to a game. Nobody is told."
		>
			{unsubscribe.isSuccess ? (
				<Done className="grid justify-items-start gap-5">
					<p className="text-xl">Done. You won't get any more invitations at this address.</p>
					<LinkButton to="/">Go to Hilo</LinkButton>
				</Done>
			) : (
				<form method="post" className="grid justify-items-start gap-5" onSubmit={submit}>
					{unsubscribe.error && <Done className="text-xl">{errorText(unsubscribe.error)}</Done>}
					<Button type="submit" aria-disabled={unsubscribe.isPending || undefined}>
						{unsubscribe.isPending ? "Unsubscribing..." : "Unsubscribe"}
					</Button>
				</form>
			)}
		</LinkPage>
	);
}
