/** Keeps the screen from going dark while the page is looked at, where the browser can (Screen Wake Lock). */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      lock = null; // a low battery or a plain http page may refuse: the screen then dims as ever
    }
  }

  const shown = (): void => void hold();
  document.addEventListener("visibilitychange", shown);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release();
  };
}
