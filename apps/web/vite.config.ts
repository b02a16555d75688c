import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['reverie-source', 'browser', 'module', 'development|production', 'default'] },
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: true },
});
