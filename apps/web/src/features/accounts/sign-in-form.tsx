import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { errorText } from "../../platform/api/errors.ts";
import { changeIdentity } from "../../platform/api/identity.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { filled, formChecks } from "../../platform/form-checks.ts";
import { type Me, useMaintenance } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { UsernameField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { claimVisitorPairs, forgetVisitorPairs } from "../practice/visitor-pairs.ts";
import { announceBadges } from "../progression/announce-rewards.ts";
import { claimVisit, forgetVisit, transferScores } from "../progression/transfer-scores.ts";
import { CurrentPasswordField } from "./account-forms.tsx";

export interface SignInFormProps {
	/** What was typed into this form or the other one before. */
	typed: Readonly<Record<string, string>>;
	from: string;
}

const CHECKS = formChecks({ emailOrUsername: filled, password: filled });

export function SignInForm({ typed, from }: SignInFormProps) {
	const isMaintenance = useMaintenance();
	const login = trpc.accounts.login.useMutation({ onSuccess: useAfterSignIn(from) });
	return (
		<Form
			checks={CHECKS}
			send={(texts) => login.mutate(texts)}
			isBusy={login.isPending}
			problem={login.error && <LoginProblem error={login.error} />}
			initial={typed}
		>
			<UsernameField label="Email or username" name="emailOrUsername" />
			<CurrentPasswordField label="Password" />
			{!isMaintenance && (
				<Link to="/forgot-password" className="link -my-2 self-start py-1 text-muted">
					Forgot your password?
				</Link>
			)}
			<SubmitButton wide busy="Signing in...">
				Sign In
			</SubmitButton>
		</Form>
	);
}

type LoginError = NonNullable<ReturnType<typeof trpc.accounts.login.useMutation>["error"]>;

/** A suspension also shows the administrator's reason. */
function LoginProblem({ error }: { error: LoginError }) {
	const reason = error.data?.reason;
	return (
		<>
			{errorText(error)}
			{reason && (
				<span className="mt-2 block font-normal whitespace-pre-line text-ink">Reason: {reason}</span>
			)}
		</>
	);
}

/** Takes over the identity after signing in or up and navigates to `from`. A new account gets the visit's scores. */
export function useAfterSignIn(
	from: string,
	isNew = false,
): (answer: { user: Me; wasLeaving?: boolean }) => Promise<void> {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	return async ({ user, wasLeaving }) => {
		if (isNew) claimVisit(user.id, from);
		else {
			forgetVisit();
			forgetVisitorPairs();
		}
		changeIdentity(queryClient, user);
		if (wasLeaving) toast("info", "Welcome back. Your account will not be deleted.");
		await navigate({ href: from, replace: true });
		if (isNew) claimVisitorPairs(utils);
		await transferScores(utils, user.id);
		announceBadges(utils);
	};
}
