import { createHiloClient, errorCodeOf } from "@hilo/client";

const { HILO_URL = "http://127.0.0.1:3000", HILO_NAME = "", HILO_PASSWORD = "" } = process.env;
const { api } = createHiloClient({ url: HILO_URL });

try {
	await api.accounts.login.mutate({ emailOrUsername: HILO_NAME, password: HILO_PASSWORD });
	console.log("Signed in.");
} catch (error) {
	switch (errorCodeOf(error)) {
		case "accounts/bad-login":
			console.log("Check HILO_NAME and HILO_PASSWORD.");
			break;
		case "accounts/too-many-attempts":
		case "site/maintenance":
			console.log("Try again later.");
			break;
		default:
			// Not a refusal that this script expects: the site can't be reached, or something is broken.
			throw error;
	}
	process.exitCode = 1;
}
