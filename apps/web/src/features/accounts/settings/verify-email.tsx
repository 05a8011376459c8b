import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";

export function VerifyEmail({ email }: { email: string }) {
	const send = trpc.accounts.sendVerification.useMutation();
	return (
		<div className="mb-6 rounded-md border-2 border-edge p-4">
			{send.isSuccess ? (
				<Done className="font-bold">A link is on its way to {email}. Open it within a day.</Done>
			) : (
				<>
					<p>
						<strong>Your email isn't verified yet.</strong> Until it is, invitations sent to it won't show up
						here. Open the link we emailed you, or get a new one.
					</p>
					<Button
						kind="quiet"
						className="mt-3"
						// Disabled it would lose the focus.
						aria-disabled={send.isPending || undefined}
						onClick={() => {
							if (!send.isPending) send.mutate();
						}}
					>
						{send.isPending ? "Sending..." : "Send verification email"}
					</Button>
					<p role="alert" className="mt-3 font-bold text-wrong empty:hidden">
						{send.error && errorText(send.error)}
					</p>
				</>
			)}
		</div>
	);
}
