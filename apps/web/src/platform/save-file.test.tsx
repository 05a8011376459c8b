import { expect, test, vi } from "vitest";
import { holdTimers } from "../testing/hold-timers.ts";
import { savedFiles } from "../testing/saved-files.ts";
import { REVOKE_AFTER_MS, saveFile } from "./save-file.ts";

test("keeps the file's address for a minute, because Safari reads it late", async () => {
	const saved = savedFiles();
	const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
	const pass = holdTimers("setTimeout", REVOKE_AFTER_MS);
	saveFile("scores.csv", new Blob(["a,b"]));
	expect(saved[0]?.name).toBe("scores.csv");
	expect(await saved[0]?.text).toBe("a,b");
	expect(revoked).not.toHaveBeenCalled();
	pass();
	expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:of-a-test");
});
