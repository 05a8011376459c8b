import { ERRORS } from "@hilo/rules/errors/errors";
import { useSearch } from "@tanstack/react-router";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { LinkPage, LinkProblem } from "../../../ui/link-page.tsx";

/** The page that a mailed confirmation link opens. It asks for a press, because mail scanners open links too. */
export function ConfirmEmailPage() {
	const { token } = useSearch({ from: "/confirm-email" });
	const utils = trpc.useUtils();
	const confirm = trpc.accounts.confirmEmail.useMutation({
		onSuccess: () => utils.me.get.invalidate(),
	});
	const problem = token ? confirm.error && errorText(confirm.error) : ERRORS["accounts/link-invalid"].message;
	return (
		<LinkPage title="Confirm your email" text="Just to be sure that this address is yours.">
			{confirm.data ? (
				<Done className="grid justify-items-start gap-5">
					<p className="text-xl">
						<strong className="[overflow-wrap:anywhere]">{confirm.data.email}</strong> is now your confirmed
						email address.
					</p>
					<LinkButton to="/">Back to home</LinkButton>
				</Done>
			) : problem ? (
				<LinkProblem text={problem} wasSent={confirm.isError}>
					<LinkButton to="/profile" search={{ tab: "settings" }}>
						Go to settings
					</LinkButton>
				</LinkProblem>
			) : (
				<Button isBusy={confirm.isPending} onClick={() => token && confirm.mutate({ token })}>
					{confirm.isPending ? "Confirming..." : "Confirm this address"}
				</Button>
			)}
		</LinkPage>
	);
}
